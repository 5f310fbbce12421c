// Installing the packages never downloads a browser: scripts/browser.mjs finds or installs one when a test needs it.
module.exports = { skipDownload: true, cacheDirectory: require('node:path').join(__dirname, '.cache', 'puppeteer') };
