/** Rounds to whole numbers from ten on, and to one decimal below. */
export function shownAmount(amount: number): number {
  return amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
}

export function numberWords(amount: number): string {
  return shownAmount(amount).toLocaleString('en', { maximumFractionDigits: 1 });
}
