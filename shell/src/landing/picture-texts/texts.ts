import type { Locale } from '@parapet/sdk';
import { de } from './de.ts';
import { en, type PictureText } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export type { PictureText } from './en.ts';

/** All languages at once: they are small, and come with the picture, which is loaded last. */
export const PICTURE_TEXTS: Readonly<Record<Locale, Readonly<Record<PictureText, string>>>> = { en, es, fr, de };
