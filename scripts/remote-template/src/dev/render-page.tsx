import { pageRenderer } from '@parapet/build/render-page';
import { remote } from '../remote.ts';

/** Renders a page in a test as somebody with a role sees it, with the mocks as the API. */
export const renderPage = pageRenderer(remote);
