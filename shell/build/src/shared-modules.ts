/** The modules that are on a page once, provided by the shell, and the versions of them that remotes are built for. */

/**
 * Shared by the shell and all remotes, one copy on a page. Mantine and the router are not: they come through
 * @parapet/ui and @parapet/sdk, which ship only the parts that are used.
 */
export const SINGLETONS = {
  react: '^19.3.0',
  'react-dom': '^19.3.0',
  '@parapet/sdk': '^2.0.0',
  '@parapet/ui': '^3.0.0',
} as const;

/** Shared as well, but loaded only with the first page that needs it. */
export const LAZY_SINGLETONS = {
  '@parapet/sdk/saving': '^2.0.0',
  '@parapet/domain-ui': '^3.0.0',
  '@parapet/domain-ui/changes': '^3.0.0',
  '@parapet/domain-ui/forms': '^3.0.0',
  '@parapet/ui/filters': '^3.0.0',
  '@parapet/ui/forms': '^3.0.0',
  '@parapet/ui/charts': '^3.0.0',
} as const;

/** Subpaths of the singletons that the shell imports. */
export const SHELL_SUBPATHS = {
  'react/jsx-runtime': SINGLETONS.react,
  'react-dom/client': SINGLETONS['react-dom'],
} as const;
