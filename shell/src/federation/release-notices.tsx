import { FallenBackNotice } from './fallen-back-notice.tsx';
import { useReleaseTextsLoaded } from './locales/texts.ts';
import { NewVersions } from './new-versions.tsx';
import { OverrideBanner } from './override-banner.tsx';

/** What a page says about the releases that it shows. @param remote the one of the page; undefined for pages of the shell */
export function ReleaseNotices({ remote }: { remote: string | undefined }) {
  if (!useReleaseTextsLoaded()) return null;
  return (
    <>
      <OverrideBanner />
      <NewVersions />
      {remote !== undefined && <FallenBackNotice key={remote} remote={remote} />}
    </>
  );
}
