/** Why a release is not started. */
export type Refusal =
  /** It needs something that this shell does not have like that. */
  | {
      kind: 'unfit';
      version: string;
      /** The first thing that does not fit: a name, of what, and the versions of that at the remote's build and here. */
      name: string;
      part: string;
      needs: string;
      has: string;
      /** English, for whoever releases the remote. */
      reasons: readonly string[];
    }
  /** It was built before releases recorded what they need. */
  | { kind: 'unrecorded'; version: string }
  /** The server has another shell than this page, so it is not known whether this page would work with the release. */
  | { kind: 'outdated' };
