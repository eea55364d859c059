# docker build --tag viperlint . && docker run --rm --volume "$PWD:/code" viperlint viperlint lint
FROM swift:6.1 AS build
WORKDIR /viperlint
COPY . .
RUN make release

# Git is what --base and --staged read history with; everything else is in the one file.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/* \
    && git config --system --add safe.directory '*'
COPY --from=build /viperlint/.build/viperlint-linux /usr/local/bin/viperlint
WORKDIR /code
# No entry point: GitLab runs a shell in the image.
CMD ["viperlint"]
