export interface DocumentRead<Document> {
  /** Of its row. */
  readonly id: string
  readonly document: Document
  /** Of the document, as the server counts. */
  readonly rev: number
}
