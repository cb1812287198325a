import { useTexts } from '../../../provider/kit-context.ts';
import { CardHead } from '../head/card-head.tsx';
import { RowCard, SkeletonCards } from './card-list.tsx';
import { RowMenu } from '../actions/row-menu.tsx';
import { useRows, type RowsProps } from './use-rows.ts';
import hidden from '../../../primitives/hidden.module.css';
import cards from './card-list.module.css';

/** The rows as a list of cards, for a phone. */
export function TableCards<T>(props: RowsProps<T>) {
  const { label, rows, loading = false, columns, selecting, sort, onSort } = props;
  const t = useTexts();
  const flat = props.bordered === false && props.fill !== true;
  const { items, listProps, menu } = useRows(props, { columns, look: 'label' });
  return (
    <>
      <CardHead columns={columns} sort={sort} onSort={onSort} page={selecting?.page} />
      {rows === undefined && <output className={hidden.hidden}>{t('loading')}</output>}
      <ul
        {...listProps}
        className={flat ? `${cards.cards} ${cards.flat}` : cards.cards}
        aria-label={label}
        aria-busy={loading}
      >
        {rows === undefined ? <SkeletonCards /> : items.map((item) => <RowCard key={item.id} {...item} />)}
      </ul>
      <RowMenu {...menu} />
    </>
  );
}
