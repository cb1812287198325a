import type { RemoteManifest } from '@parapet/contracts/remote';
import { Dialog } from '@parapet/ui';
import { usePages } from '../layout/use-pages.ts';
import { jumpTo } from './jumps.ts';
import { usePaletteText, usePaletteTextsLoaded } from './locales/texts.ts';
import classes from './palette.module.css';

/** The keys that work everywhere. */
export function KeyboardHelp(props: { remotes: readonly RemoteManifest[]; onClose: () => void }) {
  return usePaletteTextsLoaded() ? <Help {...props} /> : null;
}

const MAC = /mac/i.test(navigator.platform);
export const CONTROL = MAC ? '⌘' : 'Ctrl';

function Help({ remotes, onClose }: { remotes: readonly RemoteManifest[]; onClose: () => void }) {
  const t = usePaletteText();
  const pages = usePages(remotes);
  const groups = [
    {
      title: t('help.everywhere'),
      rows: [
        { keys: [CONTROL, 'K'], text: t('help.palette') },
        { keys: ['/'], text: t('help.search') },
        { keys: ['?'], text: t('help.help') },
        { keys: ['Esc'], text: t('help.close') },
      ],
    },
    {
      title: t('group.pages'),
      rows: pages.flatMap(({ to, label }) => {
        const key = jumpTo(to);
        return key === undefined ? [] : [{ keys: ['G', key.toUpperCase()], text: label }];
      }),
    },
    {
      title: t('help.forms'),
      rows: [
        { keys: [CONTROL, '↵'], text: t('help.save') },
        { keys: ['1', '–', '5'], text: t('help.scale') },
        { keys: ['↑', '↓'], text: t('help.rows') },
        { keys: ['↵'], text: t('help.open') },
        { keys: ['J', 'K'], text: t('help.neighbors') },
        { keys: ['→', 'F2'], text: t('help.cell') },
        { keys: ['Q'], text: t('help.quick') },
      ],
    },
  ];
  return (
    <Dialog opened onClose={onClose} title={t('help.title')} size="md">
      {groups.map(({ title, rows }) => (
        <section key={title} className={classes.help}>
          <h3>{title}</h3>
          <dl>
            {rows.map(({ keys, text }) => (
              <div key={text}>
                <dt>{text}</dt>
                <dd>
                  {keys.map((key) => (
                    <kbd key={key} className={classes.key}>
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
