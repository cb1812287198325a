import type { Meta, StoryObj } from '@storybook/react-vite';
import { Group, SimpleGrid, Stack, Text, Title } from '../primitives/primitives.ts';
import { contrast } from './contrast.ts';
import { TONES, dark, light, type Scheme } from './palette.ts';

const NAMES = ['light', 'dark'] as const;
const SCHEMES: Readonly<Record<(typeof NAMES)[number], Scheme>> = { light, dark };

function Swatch({ name, ground, text }: { name: string; ground: string; text: string }) {
  return (
    <div style={{ background: ground, color: text, padding: '0.5rem 0.75rem', borderRadius: '0.375rem' }}>
      {name} {ground} · {contrast(ground, text).toFixed(1)}:1
    </div>
  );
}

/** Both schemes side by side, whatever the page shows: each color with what is written on it, and their contrast. */
function Palette({ part }: { part: 'surfaces' | 'tones' }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {NAMES.map((name) => (
        <Stack key={name} gap="xs">
          <Title order={2}>{name}</Title>
          {part === 'tones' ? <Tones scheme={SCHEMES[name]} /> : <Surfaces scheme={SCHEMES[name]} />}
        </Stack>
      ))}
    </SimpleGrid>
  );
}

function Surfaces({ scheme }: { scheme: Scheme }) {
  return (
    <>
      {(['canvas', 'surface', 'sunken', 'hover', 'accentSoft'] as const).map((ground) => (
        <Swatch key={ground} name={ground} ground={scheme[ground]} text={scheme.text} />
      ))}
      <Swatch name="accent" ground={scheme.accent} text={scheme.onAccent} />
      <Swatch name="danger" ground={scheme.danger} text={scheme.onDanger} />
      <Swatch name="muted text" ground={scheme.surface} text={scheme.textMuted} />
    </>
  );
}

function Tones({ scheme }: { scheme: Scheme }) {
  return TONES.map((tone) => {
    const { soft, text, solid } = scheme.tones[tone];
    return (
      <Group key={tone} gap="xs" wrap="nowrap">
        <span style={{ flex: 'none', width: '1.5rem', height: '1.5rem', borderRadius: '50%', background: solid }} />
        <Swatch name={tone} ground={soft} text={text} />
        <Text size="xs">{solid}</Text>
      </Group>
    );
  });
}

const meta: Meta<typeof Palette> = { title: 'Tokens/Palette', component: Palette, args: { part: 'surfaces' } };
export default meta;

export const SurfaceColors: StoryObj<typeof Palette> = {};
export const ToneColors: StoryObj<typeof Palette> = { args: { part: 'tones' } };
