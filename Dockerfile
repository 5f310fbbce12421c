# Debian's glibc: the embedded PostgreSQL, sharp and tesseract come ready-made for it.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY . .
# What only builds and tests need does not go into the image.
RUN node scripts/bootstrap.mjs build && npm prune --omit=dev --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
WORKDIR /site
COPY --from=build /site/package.json /site/schema.graphql /site/THIRD-PARTY-NOTICES ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/dist ./dist
COPY --from=build /site/content ./content
COPY --from=build /site/server ./server
COPY --from=build /site/src/static ./src/static
RUN mkdir -p /data/images /data/gedcom /data/releases /content /backups && chown -R nobody:nogroup /data /content /backups && chmod -R go-rwx /data /backups
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data CONTENT_DIR=/content BACKUP_DIR=/backups MALLOC_ARENA_MAX=2
# nobody, by number: what runs the image can see that it is not root.
USER 65534:65534
VOLUME ["/data", "/content", "/backups"]
EXPOSE 3000
# SIGTERM goes to the site itself: no shell and no npm in between.
STOPSIGNAL SIGTERM
# Not /healthz: a database that is away is no reason to replace every copy.
HEALTHCHECK --interval=10s --timeout=5s --start-period=10m --retries=6 CMD ["node", "-e", "fetch('http://127.0.0.1:3000/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.mjs"]
