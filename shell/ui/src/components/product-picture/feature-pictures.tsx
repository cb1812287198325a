import { useTexts } from '../../provider/kit-context.ts';
import { Badge } from '../badge/badge.tsx';
import type { ToneName } from '../../tokens/palette.ts';
import type { PictureProps } from './pictures.tsx';
import classes from './feature-pictures.module.css';

/** A score that is being found. */
export function AssessmentPicture({ texts }: PictureProps) {
  const t = useTexts();
  return (
    <div className={classes.card}>
      <Scale label={texts.impact} word={t('scale.5')} chosen={5} />
      <Scale label={texts.probability} word={t('likelihood.4')} chosen={4} />
      <div className={classes.line}>
        <span className={classes.quiet}>{texts.score}</span>
        <b>{`20 · ${t('level.critical')}`}</b>
      </div>
    </div>
  );
}

function Scale({ label, word, chosen }: { label: string; word: string; chosen: number }) {
  return (
    <>
      <div className={classes.line}>
        <b>{label}</b>
        <span className={classes.quiet}>{word}</span>
      </div>
      <div className={classes.scale}>
        {[1, 2, 3, 4, 5].map((level) => (
          <span key={level} data-on={level === chosen || undefined}>
            {level}
          </span>
        ))}
      </div>
    </>
  );
}

/** What happened lately. */
export function ActivityPicture({ texts }: PictureProps) {
  const events: readonly { tone: ToneName; who: string; did: string; what?: string; when: string }[] = [
    { tone: 'red', who: texts.fraudShort, did: texts.becameCritical, when: texts.now },
    { tone: 'green', who: 'Maya Lindqvist', did: texts.completed, what: texts.backupsShort, when: texts.minutes4 },
    { tone: 'accent', who: 'Tomas Berg', did: texts.tookOn, what: texts.isolate, when: texts.minutes18 },
    { tone: 'yellow', who: texts.contract, did: texts.dueTomorrow, when: texts.hour1 },
    { tone: 'neutral', who: 'Lena Sommer', did: texts.archived, what: texts.fuelCards, when: texts.hours2 },
  ];
  return (
    <div className={classes.card}>
      {events.map(({ tone, who, did, what, when }) => (
        <div key={who} className={classes.event}>
          <i style={{ background: `var(--pp-${tone}-solid)` }} />
          <span className={classes.words}>
            {who} <span className={classes.quiet}>{did}</span> {what}
          </span>
          <small>{when}</small>
        </div>
      ))}
    </div>
  );
}

/** Answers to the questions of a standard. */
export function CompliancePicture({ texts }: PictureProps) {
  const controls: readonly { id: string; title: string; tone: ToneName; state: string }[] = [
    { id: 'A.5.19', title: texts.suppliers, tone: 'green', state: texts.answered },
    { id: 'A.8.7', title: texts.malware, tone: 'green', state: texts.answered },
    { id: 'A.8.13', title: texts.backup, tone: 'amber', state: texts.required },
    { id: 'A.8.22', title: texts.segregation, tone: 'neutral', state: texts.open },
  ];
  return (
    <div className={classes.card}>
      <div className={classes.line}>
        <b>ISO 27001</b>
        <small>{texts.answeredOf}</small>
      </div>
      {controls.map(({ id, title, tone, state }) => (
        <div key={id} className={classes.control}>
          <span className={classes.quiet}>{id}</span>
          <span className={classes.words}>{title}</span>
          <Badge tone={tone}>{state}</Badge>
        </div>
      ))}
    </div>
  );
}

/** Where each part of the ring begins and how long it is; the whole ring is 100 long. */
const RING: readonly { tone: ToneName; from: number; length: number }[] = [
  { tone: 'green', from: 0, length: 43 },
  { tone: 'blue', from: 44, length: 29 },
  { tone: 'neutral', from: 74, length: 13 },
  { tone: 'amber', from: 88, length: 11 },
];

/** Charts. */
export function AnalyticsPicture({ texts }: PictureProps) {
  return (
    <div className={classes.card} data-wide>
      <svg viewBox="0 0 120 120" width="104" height="104" className={classes.ring}>
        <g fill="none" strokeWidth="15" transform="rotate(-90 60 60)">
          {RING.map(({ tone, from, length }) => (
            <circle
              key={tone}
              cx="60"
              cy="60"
              r="46"
              pathLength="100"
              stroke={`var(--pp-${tone}-solid)`}
              strokeDasharray={`${length} 100`}
              strokeDashoffset={-from}
            />
          ))}
        </g>
        <text x="60" y="67" textAnchor="middle" fontSize="21" fontWeight="600" fill="var(--pp-text)">
          28
        </text>
      </svg>
      <div className={classes.words}>
        <small>{texts.timeline}</small>
        <svg viewBox="0 0 240 92" className={classes.chart}>
          <path d="M0 .5h240M0 30.5h240M0 60.5h240M0 90.5h240" stroke="var(--pp-border)" />
          <path
            d="M0 84L34 76L69 78L103 56L137 48L171 50L206 26L237 15"
            fill="none"
            stroke="var(--pp-accent)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <circle cx="237" cy="15" r="3" fill="var(--pp-accent)" />
        </svg>
      </div>
    </div>
  );
}
