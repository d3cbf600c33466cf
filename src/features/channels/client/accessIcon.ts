export const accessIcon = { open: 'globe', request: 'addPerson', secret: 'secret' } as const
