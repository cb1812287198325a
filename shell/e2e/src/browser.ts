/** How Chromium is started, in tests and for pictures. */

const { CHROMIUM_PATH } = process.env;

export const launchOptions = {
  ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
