/** Which topics and kinds of assets a text is about, by the beginnings of its words. */
import { words } from '../../rules/index.ts';
import { ASSET_KINDS, TOPICS, type AssetKind, type Topic } from './control.ts';

const TOPIC_WORDS: Readonly<Record<Topic, string>> = {
  access: 'access permission authoriz unauthor account entitlement insider intru',
  authentication: 'password credential login logon signin mfa authentic phish brute token identity',
  privilege: 'privileg admin root superuser',
  malware: 'malware ransom virus trojan worm spyware phish cyber',
  backup: 'backup restor loss corrupt ransom delet',
  continuity: 'outage availab continu disaster downtime failure flood power interrupt recover ddos operational',
  monitoring: 'monitor detect log alert audit fraud',
  network: 'network firewall ddos wifi vpn router internet traffic remote',
  encryption: 'encrypt cryptograph key plaintext tls steal stolen theft intercept',
  vulnerability: 'vulnerab patch exploit unpatched outdated flaw zero hack injection cyber',
  configuration: 'config misconfig harden default setting cloud',
  change: 'change deploy release migration update',
  supplier: 'supplier vendor third party outsourc provider cloud contract supply',
  privacy: 'privacy personal gdpr hipaa pii patient customer breach leak confidential disclos data',
  awareness: 'phish awareness training human mistake error social engineer',
  personnel: 'employee staff insider personnel hr fraud leaver departure contractor',
  physical: 'physical theft fire flood building door lost laptop stolen site office',
  incident: 'incident attack breach ransom response intrusion cyber',
  development: 'software develop code application app web api bug injection injected',
  governance: 'compliance policy regulat legal governance strateg audit financial reputation',
};

const ASSET_WORDS: Readonly<Record<AssetKind, string>> = {
  hardware: 'hardware server laptop device phone equipment physical machine printer desktop building vehicle storage',
  software: 'software application app web api service saas program system platform server digital website',
  network: 'network router firewall wifi switch vpn internet cloud',
  data: 'data database record file information intellectual mysql postgresql mongodb oracle sql document archive digital',
  people: 'personnel people person staff employee human team contractor',
};

function matching<K extends string>(kinds: readonly K[], table: Readonly<Record<K, string>>, text: string): K[] {
  const found = words(text);
  return kinds.filter((kind) => table[kind].split(' ').some((start) => found.some((word) => word.startsWith(start))));
}

/** In English; a text in another language may find none. */
export function topicsOf(text: string): Topic[] {
  return matching(TOPICS, TOPIC_WORDS, text);
}

export function assetKindsOf(text: string): AssetKind[] {
  return matching(ASSET_KINDS, ASSET_WORDS, text);
}
