/** Relative luminance of a `#rrggbb` color, 0 (black) to 1 (white): WCAG 2.2, "relative luminance". */
export function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast ratio of two `#rrggbb` colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Contrast from which text of the usual size can be read (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5;

/** The ink of numbers on colors that people choose, in each theme. */
const INK = '#1a1f2b';

/** The product's dark ink or white: what can be read better on a `#rrggbb` color. */
export function inkOn(background: string): '#1a1f2b' | '#ffffff' {
  return contrast(background, INK) >= contrast(background, '#ffffff') ? INK : '#ffffff';
}

/** The nearest lighter or darker color of the same hue on which the same ink can be read. @param background `#rrggbb` */
export function readableColor(background: string): string {
  const ink = inkOn(background);
  const toward = ink === INK ? 255 : 0;
  for (let share = 0; share <= 1; share += 0.01) {
    const mixed = `#${[1, 3, 5]
      .map((at) => {
        const channel = Number.parseInt(background.slice(at, at + 2), 16);
        return Math.round(channel + (toward - channel) * share)
          .toString(16)
          .padStart(2, '0');
      })
      .join('')}`;
    if (contrast(mixed, ink) >= READABLE) return mixed;
  }
  return ink === INK ? '#ffffff' : '#000000';
}
