import { query, useLocation, useQuery } from '@parapet/sdk';
import { useState } from 'react';
import { pageRecord } from './page-record.ts';

/**
 * The record of the page and its name, once it is known that the person may read it. After `remove`, questions are no longer about it, until the
 * person opens another record.
 */
export function usePageRecord(isOpen: boolean) {
  const record = pageRecord(useLocation());
  const key = record === null ? null : `${record.kind}/${record.id}`;
  const [removed, setRemoved] = useState<string | null>(null);
  // Coming back to it later means it again.
  if (removed !== null && removed !== key) setRemoved(null);
  const id = record?.id ?? '';
  const wanted = isOpen && removed === null;
  const risk = useQuery({ ...query('getRisk', { id }), enabled: wanted && record?.kind === 'risk', retry: false });
  const asset = useQuery({ ...query('getAsset', { id }), enabled: wanted && record?.kind === 'asset', retry: false });
  const name = record?.kind === 'risk' ? risk.data?.title : asset.data?.name;
  if (record === null || name === undefined || removed === key) return null;
  return { record, name, remove: () => setRemoved(key) };
}
