import type { Meanings } from './types.ts';

export const meaningsEs: Meanings = {
  says: {
    tips: [
      'Consejos para evaluar riesgos:',
      'Escriba un riesgo como causa, suceso y consecuencia: «Como las copias de seguridad nunca se prueban, un fallo de disco podría costarnos una semana de pedidos».',
      'Juzgue la probabilidad y el impacto por separado, antes de mirar la puntuación.',
      'Juzgue el riesgo tal como es hoy, con los controles que de verdad funcionan; el riesgo residual es lo que queda después del tratamiento.',
      'Pregunte a dos personas que lo vean desde lados distintos. Donde no están de acuerdo es donde más se aprende.',
      'Dé a cada riesgo un solo propietario con poder para cambiarlo, y una fecha para volver a mirarlo.',
      'Elija uno de cuatro caminos: evitar, reducir, compartir o aceptar. Aceptar es una decisión, con nombre y fecha.',
    ],
    scoring: [
      'Cómo valora Parapet los riesgos:',
      'La puntuación de un riesgo es impacto × probabilidad, cada uno de 1 (muy bajo) a 5 (muy alto), así que 25 como máximo.',
      'El resumen cuenta una puntuación de hasta 3 como baja, de 4 a 8 como media, de 9 a 15 como alta, y por encima de 15 como crítica.',
      'Un escenario en un flujo es probabilidad × impacto: hasta 6 bajo, hasta 12 medio, hasta 20 alto, por encima crítico.',
      'La matriz puede tener 3, 4 o 5 niveles en cada lado, y una celda puede recibir otro nivel (Configuración, Matriz de riesgos).',
    ],
  },
  terms: {
    risk: [
      'Riesgo',
      'lo que la incertidumbre hace a sus objetivos: qué podría ocurrir, con qué probabilidad y qué supondría.',
    ],
    likelihood: ['Probabilidad', 'hasta qué punto cabe esperar que algo ocurra, de 1 (muy baja) a 5 (muy alta).'],
    impact: [
      'Impacto',
      'lo que supone para sus objetivos si ocurre: para las personas, el dinero, la actividad, las obligaciones y la reputación, de 1 (muy bajo) a 5 (muy alto).',
    ],
    inherent: ['Riesgo inherente', 'el riesgo tal como sería si no se hiciera nada contra él.'],
    residual: [
      'Riesgo residual',
      'el riesgo que queda después del tratamiento, con los controles que de verdad funcionan.',
    ],
    treatment: [
      'Tratamiento del riesgo',
      'lo que usted hace con un riesgo: evitarlo, reducir su probabilidad o su impacto, compartirlo o aceptarlo a sabiendas.',
    ],
    appetite: [
      'Apetito de riesgo',
      'cuánto riesgo está dispuesta a asumir una organización por lo que quiere lograr; lo decide su dirección.',
    ],
    owner: ['Propietario del riesgo', 'la persona que responde de un riesgo y puede hacer que se trate.'],
    management: [
      'Gestión de riesgos',
      'lo que hace una organización para tener en cuenta el riesgo: evaluar, tratar, seguir los riesgos e informar de ellos, una y otra vez.',
    ],
    register: [
      'Registro de riesgos',
      'la lista de todos los riesgos registrados, con su valoración, su propietario y su estado.',
    ],
    assessment: [
      'Evaluación de riesgos',
      'encontrar los riesgos, entenderlos por su probabilidad y su impacto, y decidir cuáles hay que tratar.',
    ],
    scenario: [
      'Escenario de riesgo',
      'una manera en que un riesgo podría hacerse realidad: quién o qué lo causa, a qué activo afecta y qué se sigue de ello.',
    ],
    control: [
      'Control',
      'lo que mantiene o modifica un riesgo: un medio técnico, una regla, una comprobación o una costumbre.',
    ],
    threat: ['Amenaza', 'lo que podría hacer daño: una persona, un suceso o un fallo.'],
    vulnerability: ['Vulnerabilidad', 'una debilidad por la que una amenaza puede hacer daño.'],
  },
};
