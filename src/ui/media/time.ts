export { clockTime } from '../../kit/clockTime'
