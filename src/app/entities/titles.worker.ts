// Reads and indexes titles off the main thread; told once what to ask.
import { readTitles, type TitlesAsked } from './read-titles.ts'

self.onmessage = ({ data }: MessageEvent<TitlesAsked>) => {
  void readTitles(data, (told) => self.postMessage(told))
}
