import type { CatalogTerms } from './types.ts';

export const termsEs: CatalogTerms = {
  topics: {
    access:
      'acceso*, acceder, accede, permiso*, autorizac*, no autorizad*, cuenta, cuentas, intruso*, intrusión*, infiltrad*, privilegios de acceso, acceso remoto, teletrabajo',
    authentication:
      'contraseña*, credencial*, inicio de sesión, iniciar sesión, autenticac*, autentic*, doble factor, dos factores, segundo factor, identidad*, suplantac*',
    privilege: 'privilegi*, administrador*, admin, admins, root, superusuario*',
    malware:
      'software malicioso, programa malicioso, código malicioso, virus, antivirus, troyano*, gusano, gusanos, secuestro de datos, ciberataque*, atacante* .. cifr*, pirata* .. cifr*, cifran, cifrados por',
    backup:
      'copia de seguridad, copias de seguridad, respaldo*, restaur*, recuperac*, pérdida de datos, datos perdidos, corromp*, corrup*, borrad*, borra, eliminad*, atacante* .. cifr*, pirata* .. cifr*, cifran, cifrados por',
    continuity:
      'caída, caídas, interrup*, disponib*, indisponib*, continuidad, desastre*, catástrofe*, parada*, fallo*, falla, fallas, avería*, inundac*, apagón*, corte de luz, corte eléctrico, quiebra*, insolven*, terremoto*, tormenta*, incendio*, pandemia*, denegación de servicio, arde*, quema*',
    monitoring:
      'supervis*, vigil*, monitor*, detec*, registros de auditoría, alerta*, alarma*, fraude*, fraudulent*, inadvertid*',
    network:
      'red, redes, denegación de servicio, tráfico, acceso remoto, teletrabajo, cortafuegos, puertos abiertos, puerto abierto, inalámbric*',
    encryption:
      'cifrado de, el cifrado, sin cifrar, sin cifrado, no .. cifrad*, nunca .. cifrad*, criptograf*, texto claro, texto plano, robo, robos, roba, roban, robar, robad*, intercept*, espía*',
    vulnerability:
      'vulnerab*, parche*, parchead*, sin parchear, desactualizad*, obsolet*, anticuad*, fin de vida, fallo de seguridad, fallos de seguridad, inyecc*, pirate*',
    configuration:
      'configur*, contraseña por defecto, por defecto, ajustes, endurec*, bastionado, nube, público por error',
    change: 'cambio*, modific*, desplieg*, despleg*, puesta en producción, migrac*, actualizac*, alterad*, manipulac*',
    supplier: 'proveedor*, tercero*, subcontrat*, externaliz*, nube, cadena de suministro, dependencia*, socio*',
    privacy:
      'privacidad, datos personales, información personal, protección de datos, rgpd, paciente*, cliente*, fuga*, filtrac*, brecha*, confidencial*, divulg*, consentimiento*, retención, conservación',
    awareness:
      'concienc*, formación, formad*, sin formar, capacitac*, error humano, errores humanos, error, errores, descuido*, ingeniería social',
    personnel:
      'emplead*, personal, plantilla, trabajador*, infiltrad*, persona clave, personas clave, rotación, huelga*, colega*, compañer*',
    physical:
      'físic*, robo, robos, robad*, incendio*, inundac*, edificio*, puerta, puertas, perdid*, pierde, perder, pérdida, centro de datos, centros de datos, terremoto*, daños por agua, arde*, quema*',
    incident: 'incidente*, ciberataque*, brecha*, intrusión*, respuesta a incidentes',
    development: 'desarroll*, código fuente, código, programac*, inyecc*',
    governance:
      'política, políticas, regulac*, regulad*, normativ*, legal, legales, ley, leyes, gobernanza, auditoría*, auditor*, cumplimiento, rgpd, reputac*, gestión de riesgos',
  },
  categories: {
    security: 'seguridad, ciberseguridad, seguridad de la información, seguridad informática, security',
    technical: 'técnico, técnica, tecnología, tecnológico',
    operational: 'operativo, operativa, operacional, operaciones',
    financial: 'financiero, financiera, finanzas',
    regulatory: 'regulatorio, normativo, cumplimiento, legal',
    strategic: 'estratégico, estratégica, estrategia',
  },
  assets: {
    database: 'base de datos, bases de datos, servidor de bases de datos, servidor de base de datos, almacén de datos',
    email: 'correo, correos, correo electrónico, buzón, buzones, servidor de correo',
    'file-server':
      'servidor de archivos, servidores de archivos, servidor de ficheros, servidores de ficheros, carpeta* compartida*, unidad de red, unidades de red',
    'web-application':
      'aplicación web, aplicaciones web, sitio web, sitios web, página web, páginas web, portal, portales, tienda en línea, tienda online',
    'mobile-app': 'aplicación móvil, aplicaciones móviles, app móvil, apps móviles',
    'desktop-application': 'aplicación de escritorio, aplicaciones de escritorio, programa de escritorio',
    api: 'servicio web, servicios web, interfaz de programación',
    'web-server': 'servidor web, servidores web',
    server: 'servidor, servidores, controlador* de dominio',
    laptop: 'teletrabajo, portátil, portátiles, ordenador portátil, ordenadores portátiles',
    'mobile-device': 'teléfono*, teléfono* móvil*, móvil, móviles, tableta*, dispositivo* móvil*, celular*',
    wireless: 'inalámbric*, red inalámbrica, redes inalámbricas, punto de acceso, puntos de acceso',
    firewall: 'cortafuegos',
    cloud: 'nube, almacenamiento en la nube, servicio* en la nube',
    supplier: 'proveedor, proveedores, tercero, terceros, cadena de suministro, subcontratista*',
    premises:
      'edificio, edificios, oficina, oficinas, instalaciones, centro de datos, centros de datos, sala de servidores, planta, fábrica*, archivo físico',
    hardware:
      'dispositivo, dispositivos, equipo informático, equipos informáticos, equipos, impresora*, ordenador, ordenadores, máquina*, estación* de trabajo, almacenamiento',
    software: 'aplicación, aplicaciones, programa, programas, plataforma*, sistema, sistemas',
    network: 'red, redes, pasarela*, conexión a internet',
    data: 'datos, información personal, fichero, ficheros, archivo, archivos, documento, documentos, información, registros, propiedad intelectual',
    people: 'personal, personas, emplead*, trabajador*, plantilla, equipo humano, usuario*, gente, contratista*',
  },
};
