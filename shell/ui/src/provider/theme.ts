import { createTheme } from '@mantine/core';

const FONT = "Inter, 'Inter placeholder', sans-serif";
const MONO = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

/** Fields that Mantine draws have the height, text and outline of the kit's own. */
const input = () => ({
  wrapper: {
    '--input-height': 'var(--pp-control-height)',
    '--input-fz': 'var(--pp-font-size-input)',
    '--input-padding': '0.625rem',
    // The variables from which Mantine takes the outline in the light and in the dark scheme.
    '--mantine-color-gray-4': 'var(--pp-border-strong)',
    '--mantine-color-dark-4': 'var(--pp-border-strong)',
  },
});

/** The variables from which Mantine takes the color of skeletons in the light and in the dark scheme. */
const skeleton = () => ({
  root: { '--mantine-color-gray-3': 'var(--pp-neutral-soft)', '--mantine-color-dark-4': 'var(--pp-neutral-soft)' },
});

const SMALL = 'var(--mantine-font-size-xs)';

const inputWrapper = () => ({
  label: { '--input-label-size': 'var(--mantine-font-size-sm)', '--input-asterisk-color': 'var(--pp-danger-text)' },
  description: { '--input-description-size': SMALL },
  error: { '--input-error-size': SMALL },
});

/**
 * Type scale (size/line in px) 12/16, 13/20, 14/21, 16/24, 20/28; spacing 8-32 px, radius 4-12 px: dense, as people
 * work in it all day. Sizes of controls are in `tokens/shapes.css`.
 */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 5 },
  colors: {
    accent: [
      '#eceefd',
      '#d7dafb',
      '#b6bcff',
      '#a9b0ff',
      '#6d76f2',
      '#5762e3',
      '#4650d6',
      '#3d46c4',
      '#3a43bd',
      '#2c339b',
    ],
  },
  fontFamily: FONT,
  fontFamilyMonospace: MONO,
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.3334', sm: '1.5385', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.625rem', xl: '0.75rem' },
  defaultRadius: 'sm',
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.4' },
      h2: { fontSize: '0.9375rem', lineHeight: '1.4667' },
      h3: { fontSize: '0.8125rem', lineHeight: '1.5385' },
      h4: { fontSize: '0.8125rem', lineHeight: '1.5385' },
      h5: { fontSize: '0.75rem', lineHeight: '1.3334' },
      h6: { fontSize: '0.75rem', lineHeight: '1.3334' },
    },
  },
  components: {
    Input: { vars: input },
    InputWrapper: { vars: inputWrapper },
    // Menus and popovers lie above toasts (400), which may stay until they are closed. They are rendered in place: in a portal at the end of the
    // document they would be outside of all landmarks.
    Popover: { defaultProps: { zIndex: 450, offset: 4, withinPortal: false, floatingStrategy: 'fixed' } },
    Skeleton: { vars: skeleton },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
});
