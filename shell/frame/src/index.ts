/** The frame around every page: theme and language, sidebar, titles, toasts. For the shell and for the stand-in that a remote is developed with. */
import { later } from './layout/load-later.ts';

export { Appearance } from './appearance/appearance.tsx';
export { initialLocale, storeAppearance, storedTheme } from './appearance/stored-appearance.ts';
export { AppFrame } from './layout/app-frame.tsx';
export { ErrorBoundary } from './layout/error-boundary.tsx';
export { Messages } from './layout/messages.tsx';
export { ProductBrand } from './layout/product-brand.tsx';
export { FRAME_NAMESPACE, frameLocales, KIT_NAMESPACE } from './locales/texts.ts';
export { findRoute, useDocumentTitle } from './navigation/page-title.ts';
export { recordAt } from './palette/visited.ts';

export const NotFoundPage = later('NotFoundPage');
