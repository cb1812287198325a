import type { RatingWords } from './types.ts';

export const ratingEs: RatingWords = {
  likelihood: [
    ['phish*, ransom*, malware, software malicioso, spam, suplantación', 1],
    [
      'desactualizad*, obsolet*, anticuad*, fin de vida, expuest*, en internet, desde internet, débil, débiles, contraseña* compartida*, cuenta* compartida*, contraseña* por defecto',
      1,
    ],
    ['rar*, raramente, improbable*, poco probable*, excepcional*, rara vez', -2],
    ['terremoto*, inundac*, incendio*, guerra*, pandemia*', -1],
  ],
  often:
    'frecuente*, frecuentemente, a menudo, repetid*, diari*, semanal*, cada día, cada semana, todos los días, todas las semanas',
  impact: [
    [
      'rescate*, ransom*, destruy*, destruc*, bancarrota, quiebra*, muerte*, muert*, herid*, lesion*, catástrof*, catastróf*',
      1,
    ],
    [
      'cliente*, paciente*, datos personales, información personal, datos de salud, pago, pagos, tarjeta*, financier*, nómina*, salario*',
      1,
    ],
    [
      'todos nuestros, todas nuestras, todos los archivos, todos los ficheros, todos los sistemas, todos los servidores, todos los clientes, todos los datos, entero, entera, toda la empresa, producción, crítico*, crítica*, esencial*',
      1,
    ],
    ['multa*, sancion*, demanda*, rgpd, gdpr, regulador*', 1],
    [
      'leve, leves, menor, pequeñ*, limitad*, insignificante*, breve*, entorno de prueba*, sistema de prueba*, servidor de prueba*, datos de prueba*',
      -1,
    ],
    [
      'ningún impacto, sin impacto, ningún daño, sin daño*, sin consecuencia*, ninguna consecuencia, sin efecto*, ningún efecto',
      -2,
    ],
  ],
  done: 'cifrad*, probad*, supervisad*, vigilad*, monitorizad*, monitoread*, protegid*, parchead*, formad*, capacitad*, revisad*, restringid*, segmentad*, endurecid*, respaldad*, asegurad*, auditad*, aislad*, actualizad*',
  undone:
    'sin cifrar, sin probar, sin vigilar, sin supervisar, sin proteger, sin parchear, sin formar, sin revisar, sin restringir, desprotegid*, insegur*, sin contraseña*',
  doneByAttackers: 'cifrad*, restringid*, aislad*',
  attackers:
    'atacante*, pirata*, hacker*, ransom*, malware, intruso*, criminal*, ciberdelincuente*, delincuente*, extorsion*, ladrón, ladrones, virus, banda, bandas',
  named:
    'cifrado, cifrar, copia de seguridad, copias de seguridad, copias, respaldo*, supervisión, vigilancia, monitorización, formación, capacitación, concienciación, parche, parches, parchear, mfa, 2fa, doble factor, autenticación, antivirus, cortafuegos, registros, prueba, pruebas, prueban, prueba*, probar, revisión, revisiones, revisan, revisar, control de acceso, controles, control, política*, plan, planes, actualizaciones, actualizar, protección, medida*, restauración, recuperación, sustituto*, contrato*, alarma*, redundancia',
  denies:
    'no, nunca, jamás, sin, ningún, ninguna, ninguno, nadie, ni, falta de, faltan, falta, carece de, carecen de, ausencia de, apenas, mal, insuficiente*, tampoco, rara vez',
  deniesNot: 'no solo, no sólo, no solamente, sin duda',
  isMissing:
    'falta, faltan, ausente*, inexistente*, desactivad*, insuficiente*, obsolet*, no, nunca, fallan, falla, no existen, no existe',
  turns: 'pero, aunque, sin embargo, mientras, porque, sino',
};
