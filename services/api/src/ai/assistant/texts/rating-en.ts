import type { RatingWords } from './types.ts';

export const ratingEn: RatingWords = {
  likelihood: [
    ['phish*, ransom*, malware, spam, spear phishing', 1],
    [
      'outdated, out of date, obsolete, end of life, unsupported, exposed, publicly, public internet, from the internet, to the internet, weak, shared password*, shared account*, default password*, careless*',
      1,
    ],
    ['rare, rarely, unlikely, seldom, exceptional, exceptionally, improbable, hardly ever, very few', -2],
    ['earthquake, flood, fire, war, pandemic, meteor*', -1],
  ],
  often:
    'frequent, frequently, often, repeated, repeatedly, common, commonly, weekly, daily, hourly, every day, every week, regularly attacked, again and again',
  impact: [
    ['ransom*, destroy*, bankrupt*, insolven*, death, deaths, dies, injur*, kill*, catastroph*', 1],
    [
      'customer*, patient*, personal data, personal information, personal detail*, health data, health record*, payment*, card data, credit card*, financial*, salaries, payroll',
      1,
    ],
    [
      'all our, all the, all of, all files, all systems, all servers, all data, all production, all users, all customers, all employees, all patients, all records, all laptops, every, entire, whole company, whole organisation, whole organization, whole network, production, critical, core system*, essential, single point of failure',
      1,
    ],
    ['fines, fined, a fine, fine by, fine of, penalt*, lawsuit*, sued, gdpr, hipaa, regulat*', 1],
    [
      'minor, small, limited, negligible, test system*, test server*, test environment*, test data, test account*, brief, briefly, a few minutes, harmless',
      -1,
    ],
    [
      'no impact, no damage, no effect, no harm, no consequence*, no loss, without impact, without damage, without effect, without consequence*, no real impact, no serious impact',
      -2,
    ],
  ],
  done: 'encrypted, tested, monitored, protected, patched, trained, reviewed, restricted, segmented, hardened, backed up, secured, audited, updated, checked, supervised, isolated, well protected, locked',
  undone:
    'unencrypted, untested, unmonitored, unprotected, unpatched, untrained, unreviewed, unrestricted, unsecured, insecure, unaudited, unchecked, unsupervised, unlocked, no password*, without a password, without password*',
  doneByAttackers: 'encrypted, locked, restricted, isolated',
  attackers: 'attacker*, hacker*, ransom*, malware, intruder*, criminal*, extort*, thief, thieves, virus, gang, gangs',
  named:
    'encryption, encrypt, backup*, monitoring, monitor, monitors, training, train, patching, patch, patches, mfa, 2fa, multi factor*, two factor*, second factor, antivirus, firewall*, logging, logs, testing, test, tests, review, reviews, awareness, access control*, authentication, policy, policies, plan, plans, update, updates, control, controls, protection, protect, protects, lock, locks, recovery, fallback, replacement, owner, oversight, check, checks, contract, contracts, alarm*, sprinkler*, spare*, redundancy, safeguard*, precaution*',
  denies:
    'not, no, never, without, lack, lacks, lacking, lack of, missing, nobody, none, neither, nor, cannot, rarely, seldom, hardly, barely, insufficient, insufficiently, inadequate, inadequately, poorly, badly, absent, absence of, fails to, failed to, forgot to, nothing is, no one, stopped, disabled',
  deniesNot: 'not only, no longer than, not just, no doubt, without doubt, no less than, no attacker*, no incident*',
  isMissing:
    'missing, not, never, absent, lacking, disabled, outdated, insufficient, inadequate, nonexistent, do not exist, does not exist, fail, fails, failed, broken, switched off, turned off',
  turns: 'but, although, though, however, while, whereas, because, so that',
};
