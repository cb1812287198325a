import type { CatalogTerms } from './types.ts';

export const termsEn: CatalogTerms = {
  topics: {
    access:
      'access, permission*, authoriz*, authoris*, unauthoriz*, unauthoris*, account, accounts, entitlement*, remote access, remote work*, insider*, intruder*, intrusion*, offboarding',
    authentication:
      'password*, credential*, log in, logon, sign in, signin, two factor, second factor, multi factor, multifactor, authentication, authenticat*, identity, identities, account takeover',
    privilege: 'privilege*, privileged, admin, admins, administrator*, root, superuser*',
    malware:
      'virus*, worm, worms, antivirus, malicious code, malicious software, cyber, cyber attack*, cyberattack*, encrypts, encrypting, attacker* .. encrypted, hacker* .. encrypted, encrypted by',
    backup:
      'back up, backing up, backed up, restore*, restoring, data loss, loss of data, lost data, corrupt*, delete*, deletion, encrypts, encrypting, attacker* .. encrypted, hacker* .. encrypted, encrypted by',
    continuity:
      'outage*, availab*, unavailab*, continuity, disaster*, downtime, failure*, fail, fails, flood*, power cut*, interrupt*, disrupt*, denial of service, insolven*, earthquake*, storm*, fire, fires, pandemic, burn*',
    monitoring: 'monitor*, unmonitored, detect*, undetected, log, logs, alert*, fraud*, audit trail*, unnoticed',
    network: 'network, networks, denial of service, wireless, traffic, remote access, remote work*, open port*',
    encryption:
      'encryption, unencrypted, not .. encrypted, never encrypted, cryptograph*, plaintext, plain text, clear text, steal, steals, stealing, stole, stolen, theft*, intercept*, eavesdrop*',
    vulnerability:
      'vulnerab*, patched, patching, unpatched, outdated, out of date, end of life, flaw, flaws, hack*, injection*, obsolete, legacy, cyber, cyber attack*, cyberattack*',
    configuration:
      'config*, misconfig*, harden*, default password*, default setting*, settings, publicly readable, open port*',
    change: 'change*, deploy*, release, releases, rollback*, migration*, update*, upgrade*, unapproved, tamper*',
    supplier:
      'supplier*, vendor*, third party, third parties, outsourc*, provider*, contractor*, subcontractor*, supply chain*, dependency, dependencies, partner*',
    privacy:
      'privacy, personal data, personal information, personal detail*, personal record*, data protection, patient*, customer*, data breach*, breach*, leak*, confidential*, disclos*, consent, consents, retention',
    awareness: 'awareness, training, trained, untrained, human error*, mistake*, careless*',
    personnel:
      'employee*, staff, insider*, personnel, leaver*, contractor*, key person*, key people, turnover, strike, colleague*',
    physical:
      'physical*, theft*, fire, fires, flood*, building*, door*, lost, lose, loses, losing, stolen, data cent*, earthquake*, water damage, burglar*, break in*, burn*',
    incident: 'incident*, breach*, intrusion*, response plan*, cyber, cyberattack*',
    development: 'develop*, source code, code, coding, injection*, secure by design',
    governance:
      'policy, policies, regulat*, legal, law, laws, governance, audit, audits, auditor*, reputation*, risk management',
  },
  categories: {
    security: 'security, cybersecurity, cyber security, information security, it security',
    technical: 'technical, technology, technological, it',
    operational: 'operational, operations, operation',
    financial: 'financial, finance, finances',
    regulatory: 'regulatory, compliance, legal',
    strategic: 'strategic, strategy, reputational',
  },
  assets: {
    database: 'database, databases, database server*, data warehouse*, db, dbs',
    email: 'mailbox*, mail server*, mail, mails',
    'file-server': 'file server*, fileserver*, file share*, nas, network share*, network drive*, shared drive*',
    'web-application': 'web app*, webapp*, website*, web site*, portal, portals, web shop*, webshop*, online shop*',
    'mobile-app': 'phone app*',
    'desktop-application': 'desktop app*, desktop software, desktop program*',
    api: 'web service*, programming interface*',
    'web-server': '',
    server: 'domain controller*',
    laptop: 'remote work*, home office*, working from home',
    'mobile-device': 'phone, phones, mobile device*, mobile phone*',
    wireless: 'wireless, wireless network*, access point*',
    firewall: '',
    cloud: 'cloud storage, cloud service*, bucket, buckets, storage bucket*',
    supplier:
      'supplier, suppliers, vendor, vendors, third party, third parties, service provider*, provider, providers, supply chain*',
    premises:
      'building, buildings, office, offices, data center*, data centre*, datacenter*, datacentre*, premises, server room*, plant, factory, archive room*',
    hardware:
      'device, devices, equipment, machine, machines, printer*, desktop, desktops, workstation*, endpoint*, storage',
    software: 'application, applications, program, programs, platform, platforms, system, systems',
    network: 'network, networks, gateway*, internet connection*',
    data: 'data, dataset*, data set*, file, files, records, document, documents, information, intellectual property, archive, archives',
    people: 'personnel, people, person, staff, employee*, human*, team, teams, contractor*, workforce, user, users',
  },
};
