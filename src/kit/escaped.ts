const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** As text of HTML, or as the value of an attribute in quotes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
