import { lazyPage } from '@parapet/sdk';

/** Somebody who is signed in never needs its code. */
export const LazyLanding = lazyPage(() => import('./landing-page.tsx').then((module) => module.LandingPage));
