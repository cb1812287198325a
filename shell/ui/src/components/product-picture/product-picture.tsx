import { lazy, Suspense, type ComponentType } from 'react';
import { Skeleton } from '../../primitives/primitives.ts';
import { useKitLocale } from '../../provider/kit-context.ts';
import type { KitLocale } from '../../locales/texts.ts';
import classes from './product-picture.module.css';
import type { PictureTexts } from './texts/en.ts';

/** The register as a whole; a score being found; what happened lately; answers to a standard; charts. */
export type PictureKind = 'register' | 'assessment' | 'activity' | 'compliance' | 'analytics';

export interface ProductPictureProps {
  kind: PictureKind;
}

const TEXTS: Readonly<Record<KitLocale, () => Promise<PictureTexts>>> = {
  en: () => import('./texts/en.ts').then((module) => module.en),
  es: () => import('./texts/es.ts').then((module) => module.es),
  fr: () => import('./texts/fr.ts').then((module) => module.fr),
  de: () => import('./texts/de.ts').then((module) => module.de),
};

type Picture = ComponentType<{ kind: PictureKind }>;

/** The pictures with the texts of one language. */
function picturesIn(locale: KitLocale) {
  return lazy(async (): Promise<{ default: Picture }> => {
    const [{ PICTURES }, texts] = await Promise.all([import('./pictures.tsx'), TEXTS[locale]()]);
    return {
      default: function Pictures({ kind }) {
        const Shown = PICTURES[kind];
        return <Shown texts={texts} />;
      },
    };
  });
}

const PICTURES_BY_LOCALE = { en: picturesIn('en'), es: picturesIn('es'), fr: picturesIn('fr'), de: picturesIn('de') };

/**
 * The product in use, for people who do not know it yet: drawn with its own components, in the reader's language and theme. It cannot be
 * operated. `register` is an image with a name; the others only illustrate the text beside them. Its code comes when it is shown.
 */
export function ProductPicture({ kind }: ProductPictureProps) {
  const Pictures = PICTURES_BY_LOCALE[useKitLocale()];
  return (
    <Suspense
      fallback={
        <Skeleton
          className={kind === 'register' ? classes.shot : undefined}
          height={kind === 'register' ? undefined : 160}
        />
      }
    >
      <Pictures kind={kind} />
    </Suspense>
  );
}
