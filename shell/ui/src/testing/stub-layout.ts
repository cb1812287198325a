import { afterEach, beforeEach, vi } from 'vitest';

/** Gives all elements a place in the viewport: jsdom has no layout, and a menu hides when its target is out of sight. */
export function stubLayout(): void {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 40));
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1280);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}
