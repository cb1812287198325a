/** Style sheet and script of the pages of signing in, which no dev server serves. */
import { http, HttpResponse, type HttpHandler } from 'msw';
import doneScript from '@parapet/api/identity/pages/assets/done.js?raw';
import style from '@parapet/api/identity/pages/assets/style.css?raw';

export function pageAssets(): HttpHandler[] {
  return [
    http.get('*/api/auth/done.js', () => new HttpResponse(doneScript, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })),
    http.get('*/idp/assets/style.css', () => new HttpResponse(style, { headers: { 'content-type': 'text/css; charset=utf-8' } })),
  ];
}
