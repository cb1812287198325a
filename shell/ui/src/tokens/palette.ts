/**
 * Every color of the product, light and dark. The provider turns them into CSS variables (`--pp-…`), so this is the
 * only place where a color is written; `palette.test.ts` computes the contrast of every pair that is used.
 */

/** Colors of one meaning: `soft` behind `text`; `solid` for dots, bars and charts. */
export interface Tone {
  soft: string;
  text: string;
  solid: string;
}

export const TONES = ['neutral', 'blue', 'green', 'yellow', 'amber', 'orange', 'red', 'accent'] as const;
export type ToneName = (typeof TONES)[number];

export interface Scheme {
  /** Behind everything. */
  canvas: string;
  /** Cards, tables, dialogs. */
  surface: string;
  /** Table heads, wells, code. */
  sunken: string;
  /** A row or entry under the pointer. */
  hover: string;
  /** Hairlines that separate; decoration only. */
  border: string;
  /** Outlines of buttons, whose text already says what they are. */
  controlBorder: string;
  /** Outlines of fields and check boxes: 3:1 against what they stand on. */
  borderStrong: string;
  text: string;
  textMuted: string;
  /** Icons in fields, placeholders, entries that cannot be chosen; only on `canvas` and `surface`. */
  textFaint: string;
  /** Fill of the primary action and what is written on it. */
  accent: string;
  accentHover: string;
  onAccent: string;
  /** Links, the current entry, focus rings. */
  accentText: string;
  /** Selected rows and entries. */
  accentSoft: string;
  danger: string;
  dangerHover: string;
  onDanger: string;
  dangerText: string;
  /** Over the page behind a dialog. */
  scrim: string;
  /** Shadow of cards and buttons. */
  shadowLow: string;
  /** Shadow of what lies over the page: menus, panels, dialogs, toasts. */
  shadowRaised: string;
  /** Shadow of a large picture on the page. */
  shadowPicture: string;
  tones: Record<ToneName, Tone>;
}

export const light: Scheme = {
  canvas: '#f7f8fa',
  surface: '#ffffff',
  sunken: '#f3f4f7',
  hover: '#f1f3f6',
  border: '#e4e7ec',
  controlBorder: '#d0d5dd',
  borderStrong: '#858d9a',
  text: '#1a1f2b',
  textMuted: '#566073',
  textFaint: '#68717f',
  accent: '#4650d6',
  accentHover: '#3a43bd',
  onAccent: '#ffffff',
  accentText: '#3d46c4',
  accentSoft: '#eceefd',
  danger: '#c62f3d',
  dangerHover: '#a92633',
  onDanger: '#ffffff',
  dangerText: '#b42331',
  scrim: 'rgb(16 20 28 / 45%)',
  shadowLow: '0 1px 2px rgb(16 24 40 / 5%)',
  shadowPicture: '0 1px 2px rgb(16 24 40 / 4%), 0 24px 48px -20px rgb(16 24 40 / 20%)',
  shadowRaised: '0 12px 32px -8px rgb(16 24 40 / 22%), 0 0 0 1px rgb(16 24 40 / 5%)',
  tones: {
    neutral: { soft: '#eceff3', text: '#4a5365', solid: '#7b8494' },
    blue: { soft: '#e3eefe', text: '#1a56b0', solid: '#2f7af0' },
    green: { soft: '#e1f4e8', text: '#17693b', solid: '#2ba861' },
    yellow: { soft: '#fdf3c8', text: '#6f5200', solid: '#e3b505' },
    amber: { soft: '#feecd0', text: '#835000', solid: '#f59e0b' },
    orange: { soft: '#ffe7d9', text: '#9c3d08', solid: '#f2701d' },
    red: { soft: '#fde6e7', text: '#a81f2c', solid: '#dc3545' },
    accent: { soft: '#eceefd', text: '#3d46c4', solid: '#4650d6' },
  },
};

export const dark: Scheme = {
  canvas: '#0e1117',
  surface: '#161a22',
  sunken: '#12161d',
  hover: '#1d232d',
  border: '#262d38',
  controlBorder: '#3a4352',
  borderStrong: '#6d788a',
  text: '#e7eaf0',
  textMuted: '#9fa9b9',
  textFaint: '#8b96a7',
  accent: '#5762e3',
  accentHover: '#4a55d6',
  onAccent: '#ffffff',
  accentText: '#a9b0ff',
  accentSoft: '#232850',
  danger: '#cf3a48',
  dangerHover: '#b72f3c',
  onDanger: '#ffffff',
  dangerText: '#ff9aa1',
  scrim: 'rgb(0 0 0 / 60%)',
  shadowLow: 'none',
  shadowPicture: '0 24px 48px -20px rgb(0 0 0 / 60%)',
  shadowRaised: '0 16px 40px -8px rgb(0 0 0 / 60%), 0 0 0 1px #262d38',
  tones: {
    neutral: { soft: '#262c37', text: '#c3cad6', solid: '#8a94a5' },
    blue: { soft: '#152a4d', text: '#95c0ff', solid: '#4b90f7' },
    green: { soft: '#113320', text: '#7fdca6', solid: '#35b870' },
    yellow: { soft: '#352c07', text: '#f2d75c', solid: '#e3b505' },
    amber: { soft: '#3a2a0a', text: '#f8c668', solid: '#f59e0b' },
    orange: { soft: '#3d2212', text: '#ffb189', solid: '#f97f33' },
    red: { soft: '#41191d', text: '#ffa9ae', solid: '#ef5963' },
    accent: { soft: '#232850', text: '#a9b0ff', solid: '#5762e3' },
  },
};
