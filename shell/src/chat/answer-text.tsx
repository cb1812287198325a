import { Link } from '@parapet/sdk';
import { Fragment, type ReactNode } from 'react';
import { blocks, hitsOf, type Inline } from './markdown.ts';
import classes from './turn.module.css';

function shown(one: Inline, onLink: () => void): ReactNode {
  if (typeof one === 'string') return one;
  const children = <Inlines content={one.children} onLink={onLink} />;
  switch (one.kind) {
    case 'strong':
      return <strong>{children}</strong>;
    case 'em':
      return <em>{children}</em>;
    case 'code':
      return <code>{children}</code>;
    case 'link':
      return (
        <Link to={one.to} onClick={onLink}>
          {children}
        </Link>
      );
  }
}

function Inlines({ content, onLink }: { content: readonly Inline[]; onLink: () => void }) {
  // oxlint-disable-next-line react/no-array-index-key -- parts of a text have nothing but their place
  return content.map((one, index) => <Fragment key={index}>{shown(one, onLink)}</Fragment>);
}

/** Records are rows that lead to them, other things a plain list. */
function List({ items, onLink }: { items: readonly (readonly Inline[])[]; onLink: () => void }) {
  const hits = hitsOf(items);
  if (hits === null)
    return (
      <ul>
        {items.map((item, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <li key={at}>
            <Inlines content={item} onLink={onLink} />
          </li>
        ))}
      </ul>
    );
  return (
    <ul className={classes.hits}>
      {hits.map(({ to, title, facts }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <li key={at}>
          <Link to={to} onClick={onLink}>
            <Inlines content={title} onLink={onLink} />
            {facts.length > 0 && (
              <small>
                <Inlines content={facts} onLink={onLink} />
              </small>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** An answer with its markup. @param onLink a link in it was followed */
export function AnswerText({ text, onLink }: { text: string; onLink: () => void }) {
  return (
    <div className={classes.text} dir="auto">
      {blocks(text).map((block, index) =>
        block.kind === 'list' ? (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <List key={index} items={block.items} onLink={onLink} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <p key={index}>
            {block.lines.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <Fragment key={at}>
                {at > 0 && <br />}
                <Inlines content={line} onLink={onLink} />
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  );
}
