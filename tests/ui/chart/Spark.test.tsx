// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Spark } from '../../../src/ui/chart/Spark'
import { draw } from '../page'

test('it is a picture with words, or stands beside them', () => {
  draw(<Spark label="83 % stayed to the end" values={[1, 0.8]} top={1} />)
  expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
    '83 % stayed to the end',
  )
  draw(<Spark values={[1, 0.8]} top={1} />)
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(document.querySelectorAll('path')).toHaveLength(2)
})
