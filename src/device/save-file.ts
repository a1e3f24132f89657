// Browsers may start to read the file some time after the click.
const KEPT_MS = 60_000;

export function saveFile(name: string, content: BlobPart, mime = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([content], { type: mime }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, KEPT_MS);
}

export function saveJson(name: string, value: unknown): void {
  saveFile(`${name}.json`, JSON.stringify(value, null, 2));
}
