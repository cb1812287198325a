import { afterEach, beforeEach, vi } from 'vitest';

/** For the tests of a `describe` with fields that list options: a list draws what fits into it, and hides while its field is out of sight; jsdom has no layout. */
export function stubLayout(): void {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(340);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 40));
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1280);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  });
  afterEach(() => void vi.restoreAllMocks());
}
