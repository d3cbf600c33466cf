import { screen } from '../../../../../generated/facts/screens/programs'
import { lastingTabId } from '../../../../browser/tabs'
import { modelsOf } from '../../../../screens/client'

/** The list that the manifest draws, and the program that stands open. */
export const { list: programList, form: openProgram } = modelsOf(screen)

/** null: none, or a new one. */
export const $programId = openProgram.$row.map((row) => row?.programId ?? null)
export const $mayBuild = openProgram.$row.map((row) => row?.may.includes('build') ?? false)

/** This tab, as the server knows whose turn it is: whoever loads the page again goes on. */
export const tab = lastingTabId
