import type { CatalogTerms } from './types.ts';

export const termsDe: CatalogTerms = {
  topics: {
    access:
      'zugriff*, zugang*, berechtigung*, unbefugt*, unberechtigt*, benutzerkont*, konto, konten, fernzugriff*, homeoffice, innentäter*, eindringling*, zugriffsrecht*',
    authentication:
      'passwort*, passwörter*, kennwort*, kennwörter*, zugangsdaten, anmeldung*, anmelden, anmeldedaten, authentifizier*, authentisier*, zwei faktor*, identität*, kontoübernahme*',
    privilege: 'administrator*, admin, admins, adminrecht*, privilegiert*, root, sonderrecht*',
    malware:
      'schadsoftware, schadprogramm*, virus, viren, virenschutz, würmer, erpress*, verschlüsselungstrojaner*, cyberangriff*, cyberattack*, angreifer* .. verschlüssel*, hacker* .. verschlüssel*, verschlüsselt von',
    backup:
      'datensicherung*, sicherung, sicherungen, sicherungskopie*, wiederherstell*, datenverlust*, beschädigte daten, gelöscht*, löscht, löschung, angreifer* .. verschlüssel*, hacker* .. verschlüssel*, verschlüsselt von',
    continuity:
      'ausfall, ausfälle, ausfallen, ausfällt, fällt aus, verfügbarkeit*, notfall*, katastrophe*, stromausfall*, überschwemmung*, hochwasser, unterbrech*, störung*, insolven*, erdbeben, sturm, brand, feuer, pandemie*, dienstblockade*, brennt*, abbrenn*',
    monitoring: 'überwach*, unüberwacht*, erkennung, unbemerkt*, protokoll*, alarm*, betrug*, betrüg*, aufzeichnung*',
    network: 'netz, netze, netzwerk*, datenverkehr, fernzugriff*, fernzugang*, homeoffice, offene ports, offener port',
    encryption:
      'verschlüsselung*, unverschlüsselt*, nicht .. verschlüsselt*, kryptograf*, kryptograph*, klartext*, gestohlen*, stiehlt, stehlen, diebstahl*, abhören, abgehört, abgefangen*',
    vulnerability:
      'schwachstelle*, sicherheitslücke*, lücke, lücken, ungepatcht*, veraltet*, altsystem*, gehackt*, nicht aktualisiert*, angreifbar*',
    configuration:
      'konfigur*, fehlkonfigur*, härtung, härten, gehärtet*, standardpasswort*, einstellung*, öffentlich lesbar*',
    change: 'änderung*, geändert*, einführung, freigabe*, migration*, aktualisier*, update*, manipul*',
    supplier:
      'lieferant*, dienstleister*, zuliefer*, drittanbieter*, drittpartei*, dritte, anbieter*, auslager*, outsourcing, lieferkette*, abhängigkeit*, partner*',
    privacy:
      'datenschutz*, personenbezogen*, personendaten, persönliche daten, kundendaten*, kunden, kundin*, patient*, datenleck*, datenpanne*, leck, vertraulich*, offenleg*, einwilligung*, aufbewahrung*, dsgvo, ds gvo',
    awareness:
      'sensibilisier*, schulung*, geschult*, ungeschult*, menschlich* fehler*, fehler, irrtum, unachtsam*, bewusstsein',
    personnel:
      'mitarbeit*, beschäftigte*, personal, angestellte*, innentäter*, schlüsselperson*, fluktuation*, streik*, kolleg*',
    physical:
      'physisch*, diebstahl*, brand, feuer, überschwemmung*, hochwasser, gebäude*, tür, türen, verloren*, verlust, verliert, gestohlen*, rechenzentr*, erdbeben, wasserschaden*, einbruch*, einbrecher*, brennt*, abbrenn*',
    incident: 'vorfall*, vorfälle*, sicherheitsvorf*, eindring*, datenpanne*, cyberangriff*',
    development: 'entwickl*, quellcode*, quelltext*, programmier*, code, einschleus*',
    governance:
      'richtlinie*, regulator*, regulier*, gesetz*, rechtlich*, recht, aufsicht*, dsgvo, revision*, prüfung*, prüfer*, audit*, reputation*, ruf, risikomanagement',
  },
  categories: {
    security: 'sicherheit, informationssicherheit, it sicherheit, cybersicherheit, security',
    technical: 'technisch, technik, technologie, it',
    operational: 'operativ, operationell, betrieb, betrieblich',
    financial: 'finanziell, finanzen, finanz',
    regulatory: 'regulatorisch, rechtlich, compliance, recht',
    strategic: 'strategisch, strategie',
  },
  assets: {
    database: '*datenbank, *datenbanken, datenbankserver*, data warehouse*',
    email: '*postfach, *postfächer, mailserver*, mails',
    'file-server': 'dateiserver*, fileserver*, dateiablage*, netzlaufwerk*, freigabe, freigaben',
    'web-application':
      'webanwendung*, web anwendung*, webapp*, web app*, webseite*, website*, *portal, *portale, webshop*, onlineshop*, internetauftritt*',
    'mobile-app': 'handy app*, mobile anwendung*',
    'desktop-application': 'desktopanwendung*, desktop anwendung*, desktopprogramm*',
    api: 'schnittstelle, schnittstellen, webdienst*, programmierschnittstelle*',
    'web-server': 'web servern',
    server:
      'servern, anwendungsserver*, applikationsserver*, druckserver*, testserver*, terminalserver*, produktionsserver*, domänencontroller*',
    laptop: 'homeoffice, mobiles arbeiten',
    'mobile-device': 'handy, handys, telefon*, mobiltelefon*, mobilgerät*, mobile gerät*',
    wireless: 'funknetz*, drahtlos*',
    firewall: '',
    cloud: 'cloudspeicher*, cloud speicher*, clouddienst*, cloud dienst*',
    supplier:
      '*lieferant, *lieferanten, dienstleister*, zulieferer*, drittanbieter*, anbieter, anbietern, lieferkette*',
    premises:
      'gebäude*, büro, büros, bürogebäude*, rechenzentr*, serverraum*, serverräume*, standort*, werk, fabrik*, archivraum*',
    hardware: 'gerät, geräte, geräten, *drucker, rechner*, maschine*, arbeitsplatzrechner*, arbeitsplätze, speicher',
    software: 'anwendung, anwendungen, programm, programme, programmen, plattform*, system, systeme, systemen',
    network: 'netz, netze, netzwerk, netzwerke, netzwerken, internetanschluss',
    data: '*daten, datei, dateien, dokument*, unterlagen, informationen, akten, archiv, archive, geistiges eigentum',
    people:
      'mitarbeiter*, mitarbeitende*, personal, beschäftigte*, personen, menschen, team, teams, angestellte*, belegschaft, benutzer*, nutzer*',
  },
};
