/** The options of commands that release. */
export const RELEASE_OPTIONS = /** @type {const} */ ({
  channel: { type: 'string' },
  percent: { type: 'string' },
  organizations: { type: 'string' },
  force: { type: 'boolean' },
  to: { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
});

/** @returns {import('./release-registry.mjs').Audience | undefined} who gets a canary; undefined without one @throws {Error} for options that say nothing */
export function audienceOf({ channel = 'stable', percent, organizations }) {
  if (channel !== 'stable' && channel !== 'canary') throw new Error('--channel is stable or canary');
  if ((channel === 'canary') !== (percent !== undefined || organizations !== undefined))
    throw new Error(
      '--percent and --organizations say who gets a release with --channel canary, which needs one of them',
    );
  if (channel === 'stable') return undefined;
  if (percent !== undefined && !(percent.trim() !== '' && Number(percent) >= 0 && Number(percent) <= 100))
    throw new Error('--percent is a number from 0 to 100');
  return {
    ...(percent !== undefined && { percent: Number(percent) }),
    ...(organizations !== undefined && { organizations: organizations.split(',').filter((id) => id !== '') }),
  };
}
