import type { CSSVariablesResolver } from '@mantine/core';
import { TONES, dark, light, type Scheme } from '../tokens/palette.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The grays from which Mantine's own styles take backgrounds, outlines and texts: `gray` on a light page, `dark` on a dark one. The order is
 * Mantine's: from background to text in `gray`, from text to background in `dark`.
 */
function mantineGrays(scheme: Scheme): Record<`--${string}`, string> {
  const { canvas, sunken, hover, surface, border, controlBorder, borderStrong, textFaint, textMuted, text } = scheme;
  const steps = {
    gray: [sunken, hover, border, border, controlBorder, borderStrong, textFaint, textMuted, text, text],
    dark: [text, textMuted, textFaint, borderStrong, border, hover, surface, surface, sunken, canvas],
  };
  const entries = Object.entries(steps).flatMap(([name, colors]) =>
    colors.map((color, step) => [`--mantine-color-${name}-${step}`, color]),
  );
  return Object.fromEntries(entries);
}

/** The scheme as `--pp-…` variables, and the variables of Mantine's own components with the same colors. */
export function schemeVariables(scheme: Scheme): Record<`--${string}`, string> {
  const { tones, ...plain } = scheme;
  const variables: Record<`--${string}`, string> = {};
  for (const [name, value] of Object.entries(plain)) variables[`--pp-${kebab(name)}`] = value;
  for (const tone of TONES) {
    variables[`--pp-${tone}-soft`] = tones[tone].soft;
    variables[`--pp-${tone}-text`] = tones[tone].text;
    variables[`--pp-${tone}-solid`] = tones[tone].solid;
  }
  return {
    ...variables,
    ...mantineGrays(scheme),
    '--mantine-color-body': scheme.surface,
    '--mantine-color-text': scheme.text,
    '--mantine-color-dimmed': scheme.textMuted,
    '--mantine-color-placeholder': scheme.textFaint,
    '--mantine-color-anchor': scheme.accentText,
    '--mantine-color-error': scheme.dangerText,
    '--mantine-color-default': scheme.surface,
    '--mantine-color-default-hover': scheme.hover,
    '--mantine-color-default-color': scheme.text,
    '--mantine-color-default-border': scheme.border,
    '--mantine-color-accent-filled': scheme.accent,
    '--mantine-color-accent-filled-hover': scheme.accentHover,
    '--mantine-primary-color-filled': scheme.accent,
    '--mantine-primary-color-filled-hover': scheme.accentHover,
    '--mantine-primary-color-contrast': scheme.onAccent,
  };
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: schemeVariables(light),
  dark: schemeVariables(dark),
});
