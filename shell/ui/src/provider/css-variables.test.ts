import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cssVariablesResolver, schemeVariables } from './css-variables.ts';
import { theme } from './theme.ts';
import { light } from '../tokens/palette.ts';
import { mergeMantineTheme, DEFAULT_THEME } from '@mantine/core';

const source = join(import.meta.dirname, '..');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const setBy = (text: string) => [...text.matchAll(/(--pp-[\w-]+):/g)].map(([, name = '']) => name);
const shapes = setBy(readFileSync(join(source, 'tokens', 'shapes.css'), 'utf8'));
const schemes = cssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));

describe('schemeVariables', () => {
  it('names a color in CSS as in the palette', () => {
    const variables = schemeVariables(light);
    expect(variables['--pp-border-strong']).toBe(light.borderStrong);
    expect(variables['--pp-red-soft']).toBe(light.tones.red.soft);
    expect(variables['--mantine-color-error']).toBe(light.dangerText);
  });
});

describe('cssVariablesResolver', () => {
  it('gives light and dark the same names', () => {
    expect(Object.keys(schemes.dark).toSorted()).toEqual(Object.keys(schemes.light).toSorted());
  });

  it('finds the style sheets', () => expect(sheets.length).toBeGreaterThan(20));

  it.each(sheets)('gives %s every variable it reads', (sheet) => {
    const text = readFileSync(join(source, sheet), 'utf8');
    const read = [...text.matchAll(/var\((--pp-[\w-]+)/g)].map(([, name = '']) => name);
    const set = new Set([...Object.keys(schemes.light), ...shapes, ...setBy(text)]);
    expect(read.filter((name) => !set.has(name))).toEqual([]);
  });

  it.each(sheets.filter((sheet) => sheet.endsWith('.module.css')))(
    'provides all colors, so that %s has no literal colors',
    (sheet) => {
      const text = readFileSync(join(source, sheet), 'utf8');
      expect(text.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([^)]*\)/gi) ?? []).toEqual([]);
    },
  );
});
