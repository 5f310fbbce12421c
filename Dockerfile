# The site without its database. Debian's glibc: the embedded PostgreSQL, sharp and tesseract come ready-made for it.
FROM node:24-bookworm-slim
WORKDIR /site
COPY . .
RUN node scripts/bootstrap.mjs build && mkdir -p /data/images /data/gedcom /data/releases && chown -R node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
USER node
VOLUME /data
EXPOSE 3000
# SIGTERM goes to the site itself: no shell and no npm in between.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=10m --retries=2 CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.mjs"]
