import type { Decorator, Preview } from '@storybook/react-vite';
import { UiProvider, type ColorScheme, type KitLocale, type LinkProps } from '../src/index.ts';
import { textsIn } from '../src/testing/all-texts.ts';
import { describeByKind } from '../src/testing/describe-error.ts';

/** Stories have no routes: a link says where it leads and stays. */
function StoryLink({ to, onClick, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}

interface StoryGlobals {
  scheme?: ColorScheme;
  locale?: KitLocale;
}

const withProvider: Decorator = (Story, context) => {
  const { scheme = 'system', locale = 'en' }: StoryGlobals = context.globals;
  const fullScreen = context.parameters['layout'] === 'fullscreen';
  return (
    <UiProvider
      locale={locale}
      t={textsIn(locale)}
      colorScheme={scheme}
      linkComponent={StoryLink}
      describeError={describeByKind}
    >
      {fullScreen ? (
        <Story />
      ) : (
        <main style={{ padding: '1rem' }}>
          <Story />
        </main>
      )}
    </UiProvider>
  );
};

const choice = (name: string, icon: string, items: string[]) => ({
  name,
  toolbar: { title: name, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  decorators: [withProvider],
  globalTypes: {
    scheme: choice('Colour scheme', 'mirror', ['system', 'light', 'dark']),
    locale: choice('Language', 'globe', ['en', 'es', 'fr', 'de']),
  },
  initialGlobals: { scheme: 'system', locale: 'en' },
  // `layout` is off because the decorator pads; the axe panel runs when a person opens it, the test runs axe by itself.
  parameters: { layout: 'none', a11y: { test: 'off' }, options: { storySort: { order: ['Screens', '*'] } } },
};

export default preview;
