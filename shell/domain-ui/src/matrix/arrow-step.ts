const STEPS: Readonly<Record<string, readonly [impact: number, probability: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** How far an arrow key leads in a risk matrix, whose impact grows upwards: levels of impact and of probability. Undefined for other keys. */
export function arrowStep(key: string): readonly [impact: number, probability: number] | undefined {
  return STEPS[key];
}
