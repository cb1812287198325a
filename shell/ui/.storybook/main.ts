import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../../domain-ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  // The default reads types through TypeScript's own API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  // Highlights the findings of the accessibility panel. It reads the style of every element after each change: a third of the tests' time.
  features: { highlight: process.env['NODE_ENV'] !== 'production' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
