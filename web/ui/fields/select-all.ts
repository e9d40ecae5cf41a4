/** What is typed replaces what stands in the box, by whatever way somebody came into it. */
export function selectAll(box: HTMLInputElement): void {
  const before = box.value;
  box.select();
  // A tap puts its caret there after the focus has come.
  requestAnimationFrame(() => {
    if (box.value === before && document.activeElement === box) box.select();
  });
}
