import { Brand } from '@parapet/ui';
import { PRODUCT } from '../navigation/page-title.ts';

/** The product's mark and name. */
export function ProductBrand() {
  return <Brand name={PRODUCT} />;
}
