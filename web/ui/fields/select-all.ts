/** What is typed replaces what stands in the box, by whatever way somebody came into it. */
export function selectAll(box: HTMLInputElement): void {
  const before = box.value;
  const again = () => {
    if (box.value === before && document.activeElement === box) box.select();
  };
  box.select();
  // A press puts its caret there after the focus has come, and ends with a click; a tap later.
  box.addEventListener('click', again, { once: true });
  for (const over of ['keydown', 'blur']) {
    box.addEventListener(over, () => box.removeEventListener('click', again), { once: true });
  }
  requestAnimationFrame(again);
}
