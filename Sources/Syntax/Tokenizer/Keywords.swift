/// Recognises reserved words by their bytes.
///
/// The bytes of a word are read as one or two little-endian 64-bit numbers and compared with constants: no table to
/// build when the process starts, no string, no hashing. Needs the padding of ``PaddedBytes``.
enum Keywords {
    static func kind(of word: UnsafePointer<UInt8>, count: Int) -> TokenKind {
        switch count {
        case 2...8: short(load(word) & mask(count))
        case 9...16: long(load(word), load(word + 8) & mask(count - 8))
        default: .identifier
        }
    }

    private static func load(_ pointer: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
    }

    private static func mask(_ count: Int) -> UInt64 {
        count >= 8 ? .max : (1 << (UInt64(count) * 8)) - 1
    }

    private static func short(_ word: UInt64) -> TokenKind {
        switch word {
        case 0x7361: .asKeyword  // as
        case 0x6F64: .doKeyword  // do
        case 0x6669: .ifKeyword  // if
        case 0x6E69: .inKeyword  // in
        case 0x7369: .isKeyword  // is
        case 0x666F: .ofKeyword  // of
        case 0x79_6E41: .capitalAnyKeyword  // Any
        case 0x72_6F66: .forKeyword  // for
        case 0x74_656C: .letKeyword  // let
        case 0x6C_696E: .nilKeyword  // nil
        case 0x79_7274: .tryKeyword  // try
        case 0x72_6176: .varKeyword  // var
        case 0x79_6E61: .anyKeyword  // any
        case 0x74_6567: .getKeyword  // get
        case 0x74_6573: .setKeyword  // set
        case 0x6573_6163: .caseKeyword  // case
        case 0x6573_6C65: .elseKeyword  // else
        case 0x6D75_6E65: .enumKeyword  // enum
        case 0x636E_7566: .funcKeyword  // func
        case 0x7469_6E69: .initKeyword  // init
        case 0x666C_6573: .selfKeyword  // self
        case 0x666C_6553: .capitalSelfKeyword  // Self
        case 0x6575_7274: .trueKeyword  // true
        case 0x797A_616C: .lazyKeyword  // lazy
        case 0x6E65_706F: .openKeyword  // open
        case 0x6B61_6577: .weakKeyword  // weak
        case 0x656D_6F73: .someKeyword  // some
        case 0x6863_6165: .eachKeyword  // each
        case 0x6461_6572: .readKeyword  // read
        case 0x6E65_6874: .thenKeyword  // then
        case 0x7970_6F63: .copyKeyword  // copy
        case 0x6570_7954: .capitalTypeKeyword  // Type
        case 0x6B_6165_7262: .breakKeyword  // break
        case 0x68_6374_6163: .catchKeyword  // catch
        case 0x73_7361_6C63: .classKeyword  // class
        case 0x72_6566_6564: .deferKeyword  // defer
        case 0x65_736C_6166: .falseKeyword  // false
        case 0x64_7261_7567: .guardKeyword  // guard
        case 0x74_756F_6E69: .inoutKeyword  // inout
        case 0x72_6570_7573: .superKeyword  // super
        case 0x77_6F72_6874: .throwKeyword  // throw
        case 0x65_7265_6877: .whereKeyword  // where
        case 0x65_6C69_6877: .whileKeyword  // while
        case 0x63_6E79_7361: .asyncKeyword  // async
        case 0x6C_616E_6966: .finalKeyword  // final
        case 0x78_6966_6E69: .infixKeyword  // infix
        case 0x72_6F74_6361: .actorKeyword  // actor
        case 0x6F_7263_616D: .macroKeyword  // macro
        case 0x74_6961_7761: .awaitKeyword  // await
        case 0x64_6165_725F: .readUnderscoredKeyword  // _read
        case 0x64_6C65_6979: .yieldKeyword  // yield
        case 0x67_6E69_7375: .usingKeyword  // using
        case 0x7469_6E69_6564: .deinitKeyword  // deinit
        case 0x7472_6F70_6D69: .importKeyword  // import
        case 0x6369_6C62_7570: .publicKeyword  // public
        case 0x7461_6570_6572: .repeatKeyword  // repeat
        case 0x6E72_7574_6572: .returnKeyword  // return
        case 0x6369_7461_7473: .staticKeyword  // static
        case 0x7463_7572_7473: .structKeyword  // struct
        case 0x6863_7469_7773: .switchKeyword  // switch
        case 0x7377_6F72_6874: .throwsKeyword  // throws
        case 0x7473_6E6F_635F: .constKeyword  // _const
        case 0x6C61_636F_6C5F: .localKeyword  // _local
        case 0x7869_6665_7270: .prefixKeyword  // prefix
        case 0x7465_5364_6964: .didSetKeyword  // didSet
        case 0x7966_6964_6F6D: .modifyKeyword  // modify
        case 0x776F_7272_6F62: .borrowKeyword  // borrow
        case 0x6574_6174_756D: .mutateKeyword  // mutate
        case 0x6566_6173_6E75: .unsafeKeyword  // unsafe
        case 0x74_6C75_6166_6564: .defaultKeyword  // default
        case 0x65_7461_7669_7270: .privateKeyword  // private
        case 0x63_696D_616E_7964: .dynamicKeyword  // dynamic
        case 0x65_6761_6B63_6170: .packageKeyword  // package
        case 0x78_6966_7473_6F70: .postfixKeyword  // postfix
        case 0x63_6E79_7361_6572: .reasyncKeyword  // reasync
        case 0x67_6E69_646E_6573: .sendingKeyword  // sending
        case 0x64_656E_776F_6E75: .unownedKeyword  // unowned
        case 0x74_6553_6C6C_6977: .willSetKeyword  // willSet
        case 0x79_6669_646F_6D5F: .modifyUnderscoredKeyword  // _modify
        case 0x65_6D75_736E_6F63: .consumeKeyword  // consume
        case 0x64_7261_6373_6964: .discardKeyword  // discard
        case 0x64_656E_776F_5F5F: .ownedKeyword  // __owned
        case 0x6575_6E69_746E_6F63: .continueKeyword  // continue
        case 0x6C61_6E72_6574_6E69: .internalKeyword  // internal
        case 0x726F_7461_7265_706F: .operatorKeyword  // operator
        case 0x6C6F_636F_746F_7270: .protocolKeyword  // protocol
        case 0x7377_6F72_6874_6572: .rethrowsKeyword  // rethrows
        case 0x7463_6572_6964_6E69: .indirectKeyword  // indirect
        case 0x6465_7461_6C6F_7369: .isolatedKeyword  // isolated
        case 0x676E_6974_6174_756D: .mutatingKeyword  // mutating
        case 0x6C61_6E6F_6974_706F: .optionalKeyword  // optional
        case 0x6564_6972_7265_766F: .overrideKeyword  // override
        case 0x6465_7269_7571_6572: .requiredKeyword  // required
        case 0x6C6F_636F_746F_7250: .capitalProtocolKeyword  // Protocol
        case 0x6465_7261_6873_5F5F: .sharedKeyword  // __shared
        default: .identifier
        }
    }

    private static func long(_ word: UInt64, _ rest: UInt64) -> TokenKind {
        switch word {
        case 0x6F69_736E_6574_7865: rest == 0x6E ? .extensionKeyword : .identifier  // extension
        case 0x7069_7263_7362_7573: rest == 0x74 ? .subscriptKeyword : .identifier  // subscript
        case 0x6169_6C61_6570_7974: rest == 0x73 ? .typealiasKeyword : .identifier  // typealias
        case 0x6E69_776F_7272_6F62: rest == 0x67 ? .borrowingKeyword : .identifier  // borrowing
        case 0x6E69_6D75_736E_6F63: rest == 0x67 ? .consumingKeyword : .identifier  // consuming
        case 0x6F72_6874_6C6C_6166: rest == 0x68_6775 ? .fallthroughKeyword : .identifier  // fallthrough
        case 0x7669_7270_656C_6966: rest == 0x65_7461 ? .fileprivateKeyword : .identifier  // fileprivate
        case 0x6D75_736E_6F63_5F5F: rest == 0x67_6E69 ? .consumingUnderscoredKeyword : .identifier  // __consuming
        case 0x6569_6E65_766E_6F63: rest == 0x65_636E ? .convenienceKeyword : .identifier  // convenience
        case 0x7562_6972_7473_6964: rest == 0x64_6574 ? .distributedKeyword : .identifier  // distributed
        case 0x616C_6F73_696E_6F6E: rest == 0x64_6574 ? .nonisolatedKeyword : .identifier  // nonisolated
        case 0x7461_7475_6D6E_6F6E: rest == 0x67_6E69 ? .nonmutatingKeyword : .identifier  // nonmutating
        case 0x7461_6963_6F73_7361: rest == 0x6570_7974_6465 ? .associatedtypeKeyword : .identifier  // associatedtype
        case 0x6E65_6465_6365_7270: rest == 0x70_756F_7267_6563 ? .precedencegroupKeyword : .identifier  // precedencegroup
        case 0x7265_7474_6573_5F5F: rest == 0x73_7365_6363_615F ? .setterAccessKeyword : .identifier  // __setter_access
        default: .identifier
        }
    }
}
