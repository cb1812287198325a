/**
 * What a remote must declare so that the shell can load it: `manifest.json` in the remote's folder, which is copied into its release and
 * listed in `remotes.json`. It contains no details of the federation.
 */
import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false };

/** The same text in each language of the interface. */
export const LocalizedText = Type.Object(
  {
    en: Type.String({ minLength: 1 }),
    es: Type.String({ minLength: 1 }),
    fr: Type.String({ minLength: 1 }),
    de: Type.String({ minLength: 1 }),
  },
  closed,
);
export type LocalizedText = Static<typeof LocalizedText>;

/** A page of a remote. `path` is in React Router's syntax and starts at the root of the site. */
export const RemoteRoute = Type.Object(
  {
    path: Type.String({ pattern: '^/[a-z0-9/:-]*$' }),
    /** Shown as '{title} | Parapet'; null shows only the product name. */
    title: Type.Union([LocalizedText, Type.Null()]),
  },
  closed,
);
export type RemoteRoute = Static<typeof RemoteRoute>;

/** An entry of the sidebar. */
export const NavEntry = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9-]+$' }),
    label: LocalizedText,
    /** Name of an icon of the UI kit. */
    icon: Type.String(),
    to: Type.String({ pattern: '^/' }),
    /** Position in the sidebar, in ascending order. */
    order: Type.Integer({ minimum: 0 }),
    /** `button` is the prominent entry at the top. */
    kind: Type.Union([Type.Literal('link'), Type.Literal('button')]),
    /** The permission without which the entry is hidden. */
    needs: Type.Optional(Type.Object({ resource: Type.String(), action: Type.String() }, closed)),
    /** The roles that alone see the entry. */
    roles: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
    /** Shows the entry disabled, with this badge. */
    disabled: Type.Optional(Type.Object({ badge: LocalizedText }, closed)),
  },
  closed,
);
export type NavEntry = Static<typeof NavEntry>;

const described = {
  name: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  label: LocalizedText,
  /** Semver ranges of the SDK and the contract that it was built for. A shell with earlier ones does not start it; otherwise `needs.json` decides. */
  sdk: Type.String({ minLength: 1 }),
  contract: Type.String({ minLength: 1 }),
  routes: Type.Array(RemoteRoute, { minItems: 1 }),
  nav: Type.Array(NavEntry),
};

/** `manifest.json` in a remote's folder. */
export const RemoteManifest = Type.Object(
  {
    ...described,
    /** Who reviews its changes, as `CODEOWNERS` names people and teams. Releases do not say it. */
    owners: Type.Optional(
      Type.Array(Type.String({ pattern: '^(@[\\w-]+(/[\\w-]+)?|[^\\s@]+@[^\\s@]+)$' }), { minItems: 1 }),
    ),
  },
  closed,
);
export type RemoteManifest = Static<typeof RemoteManifest>;

const location = {
  version: Type.String({ minLength: 1 }),
  /** URL of `mf-manifest.json` in an immutable, versioned folder; relative to the site or absolute. */
  entry: Type.String({ minLength: 1 }),
  /** Ids of the shells (`provides.json`) that it was found to fit; a page of any other shell compares by itself. */
  fits: Type.Optional(Type.Array(Type.String({ pattern: '^[0-9a-f]{12}$' }))),
};

/** One entry of `remotes.json`: a manifest and the location of its release. */
export const RemoteRelease = Type.Object(
  {
    ...described,
    ...location,
    /** Switched off by an admin of the server: its pages are not shown. */
    off: Type.Optional(Type.Object({ reason: Type.String({ minLength: 1 }) }, closed)),
    /** The release before, which a page shows in its place when it cannot be shown. */
    previous: Type.Optional(Type.Object({ ...location, sdk: described.sdk, contract: described.contract }, closed)),
  },
  closed,
);
export type RemoteRelease = Static<typeof RemoteRelease>;

/** What it takes to start a release. */
export type StartableRelease = Pick<RemoteRelease, 'name' | 'sdk' | 'contract' | keyof typeof location>;

export const RemoteRegistry = Type.Object({ remotes: Type.Array(RemoteRelease) }, closed);
export type RemoteRegistry = Static<typeof RemoteRegistry>;
