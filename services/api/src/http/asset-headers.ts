/** Security headers of the files that pages consist of. A page loads dozens, so that its own headers, with their nonces, would be a tenth of the download. */

const ASSETS = /^\/(assets\/|registry\/|remoteEntry\.js$)/;
/** Only what a browser shows as a page of its own, such as a picture, needs a policy. */
const NO_PAGE = /\.(js|css|woff2)$/;

const HEADERS = { 'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff' };
const WITH_POLICY = { ...HEADERS, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

export const isAsset = (routeUrl: string) => ASSETS.test(routeUrl);

export const assetHeaders = (url: string): Readonly<Record<string, string>> =>
  NO_PAGE.test(url) ? HEADERS : WITH_POLICY;
